import { Injectable } from '@nestjs/common'
import type { ActingUser, Fact, Recorded } from '@fullcourt/domain/facts/fact'
import { historySentence, type HistoricFact } from '@fullcourt/domain/log/historic'
import type { NameOf } from '@fullcourt/domain/history/words'
import { changedPart } from './changed-part'
import { HistoryNameReader } from './history-name-reader'

/** What the product does by itself is done in its own name. */
const PRODUCT = 'Fullcourt'

export const actorName = (actor: ActingUser, nameOf: NameOf): string => (actor === 'system' ? PRODUCT : nameOf('user', actor))

/** Says in words who changed what, for the one whose change came second (409, docs/http-api.md#two-people-at-once). */
@Injectable()
export class ChangeDescriber {
  constructor(private readonly names: HistoryNameReader) {}

  /** The fact is one that changed a part of a thing that people edit. */
  async describe(fact: Recorded<Fact<string, unknown>>): Promise<string> {
    const { actor } = fact.metadata
    const historic = fact as Recorded<HistoricFact>
    const nameOf = await this.names.of([historic], actor === 'system' ? [] : [actor])
    const what = historySentence(historic, nameOf)
    return `${actorName(actor, nameOf)} ${what} meanwhile. Look at the new ${changedPart(historic)} before you save.`
  }
}
