/** Fields of requests and answers that are written down nowhere. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'tempPassword'])

/** A body without its passwords; what is no object stays as it is. */
export const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([field]) => !SECRET_FIELDS.has(field)))
    : body
