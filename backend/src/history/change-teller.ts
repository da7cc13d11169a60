import { Injectable } from '@nestjs/common'
import type { ActingUser, Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { HistoricFact } from '@fullcourt/domain/history/historic'
import { historySentence } from '@fullcourt/domain/history/sentence'
import type { NameOf } from '@fullcourt/domain/history/words'
import { HistoryNames } from './history-names'

/** What the product does by itself is done in its own name. */
const PRODUCT = 'Fullcourt'

export const actorName = (actor: ActingUser, nameOf: NameOf): string => (actor === 'system' ? PRODUCT : nameOf('user', actor))

/** Says in words who changed what, for the one who is told that he was second (409, design 4). */
@Injectable()
export class ChangeTeller {
  constructor(private readonly names: HistoryNames) {}

  /** The fact is one that changed a figure of a game. */
  async tell(fact: Recorded<Fact<string, unknown>>): Promise<string> {
    const { actor } = fact.metadata
    const told = fact as Recorded<HistoricFact>
    const nameOf = await this.names.of([told], actor === 'system' ? [] : [actor])
    const what = historySentence(told, nameOf)
    return `${actorName(actor, nameOf)} ${what} meanwhile. Look at the new figures before you save.`
  }
}
