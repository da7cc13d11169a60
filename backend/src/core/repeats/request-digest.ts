import { createHash } from 'node:crypto'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import { uploadsOf } from '../http/multipart'
import type { KnownRequest } from '../http/request'
import { withoutSecrets } from './secret-fields'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url')

/**
 * What makes two requests the same: address, body without passwords, and the files of a form; nobody without the key can read
 * them from it.
 */
export const requestDigest = (keyedHash: KeyedHash, request: KnownRequest): string => {
  const files = uploadsOf(request).map(({ field, name, bytes }) => [field, name, sha256(bytes)])
  return keyedHash('request', JSON.stringify([request.method, request.url, withoutSecrets(request.body ?? null), files]))
}
