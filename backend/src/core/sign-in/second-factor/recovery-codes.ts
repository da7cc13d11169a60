import { createHash } from 'node:crypto'
import { readableCode } from '../readable-code'

const HOW_MANY = 10

/** Codes that stand in, each once, for the device that makes the others: 57 random bits each. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: HOW_MANY }, () => readableCode(3))

/** As it is stored. A code is random and long: unlike a password it is not found by trying, so that a fast hash is enough. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url')
