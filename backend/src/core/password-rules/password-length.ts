/** How many characters a password may have. */
export const PASSWORD_LENGTH = { shortest: 10, longest: 200 } as const
