/** `Ana Ruiz`; a player with one name keeps it. */
export const fullName = (name: { readonly firstName?: string | null; readonly lastName?: string | null }): string =>
  `${name.firstName ?? ''} ${name.lastName ?? ''}`.replace(/\s+/gu, ' ').trim()
