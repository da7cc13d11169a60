/** Said of a slug that is no single segment of a path. */
export const SLUG_FORM = 'Slug must be 1 to 63 letters a–z, digits and inner hyphens.'

/** A slug as it is compared and stored: trimmed, NFKC, lower case. */
export const cleanSlug = (slug: string): string => slug.normalize('NFKC').trim().toLowerCase()

/** Whether a text, in the form of `cleanSlug`, is a single segment of a path. */
export const hasSlugForm = (slug: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug)
