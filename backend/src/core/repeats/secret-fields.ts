/** Fields of requests and answers that are written down nowhere. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'tempPassword'])

/** The passwords of a body as one text; undefined where it brings none. */
export const secretsOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const secrets = Object.entries(body).filter(([field]) => SECRET_FIELDS.has(field))
  return secrets.length === 0 ? undefined : JSON.stringify(secrets.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A body without its passwords; what is no object stays as it is. */
export const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([field]) => !SECRET_FIELDS.has(field)))
    : body
