import { hash, verify } from '@node-rs/argon2'
import { secretsOf } from './secret-fields'

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
