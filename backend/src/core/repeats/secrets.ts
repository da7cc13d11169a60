import { hash, verify } from '@node-rs/argon2'

/** Fields of requests and answers that are written down nowhere: passwords, and what belongs to second factors. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'oldPassword',
  'tempPassword',
  'code',
  'secret',
  'secretAddress',
  'recoveryCodes',
])

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

/** As dear to guess as a password is where it is stored (argon2id, the package's own default algorithm). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The passwords of a body as they are remembered of a request; null where it brings none. */
export const hashedSecrets = async (body: unknown): Promise<string | null> => {
  const secrets = secretsOf(body)
  return secrets === undefined ? null : hash(secrets, COST)
}

/** Whether a body brings the passwords that are remembered. */
export const bringsSecrets = async (body: unknown, remembered: string | null): Promise<boolean> => {
  const secrets = secretsOf(body)
  if (secrets === undefined || remembered === null) return (secrets === undefined) === (remembered === null)
  return verify(remembered, secrets)
}
