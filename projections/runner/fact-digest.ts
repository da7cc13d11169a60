import { createHash } from 'node:crypto'
import type { StoredFact } from '@fullcourt/event-store/port'

/** Tells a fact from any other that may stand at its position in another history of the same log: its time is part of it. */
export const factDigest = ({ id, type, stream, revision, data, metadata }: StoredFact): string =>
  createHash('sha256')
    .update(JSON.stringify([id, type, stream, revision, data, metadata]))
    .digest('base64url')
