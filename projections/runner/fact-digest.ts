import { createHash } from 'node:crypto'
import type { StoredFact } from '@fullcourt/event-store/port'

/**
 * Distinguishes a fact from any other that may be at its position in another history of the same log: its time is part of it.
 */
export const factDigest = ({ id, type, stream, revision, data, metadata }: StoredFact): string =>
  createHash('sha256')
    .update(JSON.stringify([id, type, stream, revision, data, metadata]))
    .digest('base64url')
