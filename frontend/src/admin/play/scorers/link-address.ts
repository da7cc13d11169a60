import { SCORER_PATH } from '@fullcourt/domain/pages/scorer-page'

/** A scorer link on this site. The secret is its fragment: browsers send it to no server, and no log holds it. */
export const scorerLinkAddress = (secret: string, origin = window.location.origin): string => `${origin}${SCORER_PATH}#${secret}`
