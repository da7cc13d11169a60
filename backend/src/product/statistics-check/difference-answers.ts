import { Injectable, Logger } from '@nestjs/common'
import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { NameOf } from '@fullcourt/domain/history/words'
import type { Difference, Reference } from '@fullcourt/projections/check/difference'
import type { FieldDifference } from '@fullcourt/projections/check/field-differences'
import { thingsThere } from '../../contexts/history/audit/things-there'
import { HistoryNameReader } from '../../contexts/history/history-name-reader'
import { Documents } from '../../storage/documents/documents'
import { isSealed } from '../../storage/people/sealing'
import type { DifferenceAnswer, FieldDifferenceAnswer } from './statistics-check.answers'

/** Longer values are cut off, in characters. */
const LONGEST_VALUE = 300

type Named = Reference & { readonly kind: Exclude<HistoryKind, 'import'> }

const isNamed = (reference: Reference): reference is Named => HISTORY_KINDS.some(kind => kind === reference.kind)

const thingOf = ({ about }: Difference): Named | undefined => about.find(isNamed)

/** Personal data is shown to nobody here: not that it is, but that it differs matters. */
const withoutSealed = (_: string, value: unknown): unknown =>
  typeof value === 'string' && isSealed(value) ? '(personal data)' : value

const valueOf = (value: unknown): string | null => {
  if (value === undefined) return null
  const text = JSON.stringify(value, withoutSealed)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

const fieldOf = ({ path, live, recomputed }: FieldDifference): FieldDifferenceAnswer => ({
  path,
  live: valueOf(live),
  recomputed: valueOf(recomputed),
})

/** How things are called, and whether they still are there. */
type Words = { readonly nameOf: NameOf; readonly isThere: (thing: Named) => boolean }

const PLAIN: Words = { nameOf: (kind, id) => `${kind} ${id}`, isThere: () => true }

const answerOf = (difference: Difference, { nameOf, isThere }: Words): DifferenceAnswer => {
  const { model, id, kind, fields, error } = difference
  const thing = thingOf(difference)
  return {
    readModel: model,
    document: id,
    kind,
    thing: thing ? { ...thing, name: nameOf(thing.kind, thing.id), gone: !isThere(thing) } : null,
    fields: fields.map(fieldOf),
    error,
  }
}

/** Differences for people: what each is about by its name. */
@Injectable()
export class DifferenceAnswers {
  private readonly logger = new Logger('Statistics check')

  constructor(
    private readonly names: HistoryNameReader,
    private readonly documents: Documents,
  ) {}

  async of(differences: readonly Difference[]): Promise<DifferenceAnswer[]> {
    const words = await this.wordsOf(differences.flatMap(difference => thingOf(difference) ?? []))
    return differences.map(difference => answerOf(difference, words))
  }

  /** Names are in documents, too, and those may be the very ones that are broken. */
  private async wordsOf(things: readonly Named[]): Promise<Words> {
    try {
      const [nameOf, isThere] = await Promise.all([this.names.of([], [], things), thingsThere(this.documents, things)])
      return { nameOf, isThere }
    } catch (error) {
      this.logger.warn(`The names of what differs cannot be read: ${String(error)}`)
      return PLAIN
    }
  }
}
