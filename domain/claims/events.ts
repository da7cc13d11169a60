import type { Fact } from '../facts/fact'

/** What must be unique in the installation. */
export type ClaimKind = 'slug' | 'domain' | 'username'

/** The stream's value belongs to this organization or user from now on. `key` is the keyed hash of the value, never the value. */
export type Claimed = Fact<'Claimed', { claim: ClaimKind; key: string; holder: number }>
