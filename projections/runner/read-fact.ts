import type { AnyRecorded } from '../projection'
import type { StoredFact } from '@fullcourt/event-store/port'

/** A fact as the product knows it; `foreign`: of a stream that is none of ours; `unknown`: of a type that this code does not know. */
export type ReadFact = (stored: StoredFact) => AnyRecorded | 'foreign' | 'unknown'
