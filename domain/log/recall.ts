import type { FactMetadata, Recorded } from '../facts/fact'
import { FACT_VERSIONS, isKnownType, type AnyFact } from './fact-types'
import { upcast } from './upcast'

/** A fact as a log gives it back: parsed, of whatever type and version. */
export type LoggedFact = {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: unknown
  readonly stream: string
  readonly revision: number
  readonly position: string
}

/** A newer product wrote this fact: this one must be updated before it can go on. */
export class FactOfNewerVersion extends Error {
  readonly kind = 'fact-of-newer-version'
  constructor(
    readonly fact: Pick<LoggedFact, 'type' | 'stream' | 'revision' | 'position'>,
    readonly version: number,
    readonly newestKnown: number,
  ) {
    super(
      `${fact.type} (${fact.stream}, revision ${fact.revision}) is of version ${version}; ` +
        `this product knows versions up to ${newestKnown} and must be updated.`,
    )
  }
}

/** The metadata of a fact are not what this product writes there. `fault` names the field. */
export class MisshapenMetadata extends Error {
  readonly kind = 'misshapen-metadata'
  constructor(
    readonly fact: Pick<LoggedFact, 'type' | 'stream' | 'revision'>,
    readonly fault: string,
  ) {
    super(`${fact.type} (${fact.stream}, revision ${fact.revision}) has no proper ${fault} in its metadata.`)
  }
}

const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

const isJointlySealed = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false
  const { shares, text } = value as { readonly shares?: unknown; readonly text?: unknown }
  return typeof shares === 'object' && shares !== null && Object.values(shares).every(isText) && isText(text)
}

const FIELDS: { readonly [Field in keyof FactMetadata]-?: (value: unknown) => boolean } = {
  version: isCount,
  time: value => typeof value === 'string' && UTC_TIME.test(value),
  actor: value => value === 'system' || isCount(value),
  organization: value => value === null || isCount(value),
  command: isText,
  correlation: isText,
  cause: isTextOrNull,
  reason: value => isTextOrNull(value) || isJointlySealed(value),
  undoes: value => value === undefined || isText(value),
}
const FIELD_NAMES = Object.keys(FIELDS) as (keyof FactMetadata)[]

const metadataOf = (fact: LoggedFact): FactMetadata => {
  const { metadata } = fact
  if (typeof metadata !== 'object' || metadata === null) throw new MisshapenMetadata(fact, 'object')
  const fields = metadata as { readonly [Field in keyof FactMetadata]?: unknown }
  for (const field of FIELD_NAMES) if (!FIELDS[field](fields[field])) throw new MisshapenMetadata(fact, field)
  return metadata as FactMetadata
}

/**
 * A fact in its newest shape; `unknown` where no context has such a type, so that the caller chooses between skipping it
 * (a running projection) and stopping (a rebuild, a decision). Throws `FactOfNewerVersion` and `MisshapenMetadata`. The
 * metadata keeps the version in which the fact was written.
 */
export const recall = (stored: LoggedFact): Recorded<AnyFact> | 'unknown' => {
  const { id, type, stream, revision, position } = stored
  if (!isKnownType(type)) return 'unknown'
  const metadata = metadataOf(stored)
  const newest = FACT_VERSIONS[type]
  if (metadata.version > newest) throw new FactOfNewerVersion(stored, metadata.version, newest)
  const data = upcast(type, metadata.version, stored.data)
  return { id, type, stream, revision, position, metadata, data } as Recorded<AnyFact>
}
