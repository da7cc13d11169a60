/** A link on this site that somebody is sent. The secret is its fragment: browsers send it to no server, and no log holds it. */
export const addressWithSecret = (path: string, secret: string, origin = window.location.origin): string =>
  `${origin}${path}#${secret}`
