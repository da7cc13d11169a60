/**
 * The slug of a page of the menu, made of its label: lower case, everything but letters and digits as single hyphens.
 * Accents are left out, so that the address can be typed on any keyboard. Empty where the label holds no letter and no digit.
 * See docs/public-pages.md#menu.
 */
export const linkSlug = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
