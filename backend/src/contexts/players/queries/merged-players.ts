import { Injectable } from '@nestjs/common'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { PersonCard } from '../../../core/identity/player-cards'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { UserNameReader } from '../../../core/readers/user-name-reader'
import type { MergedPlayerAnswer } from '../players.answers'

const userIn = (actor: ActingUser) => (actor === 'system' ? [] : [actor])

/** Whom a person was merged of, so that each merge can be undone. */
@Injectable()
export class MergedPlayerReader {
  constructor(
    private readonly identity: PlayerIdentity,
    private readonly players: PlayerNameReader,
    private readonly users: UserNameReader,
  ) {}

  /** The latest merge first. */
  async into({ card, ids }: PersonCard): Promise<MergedPlayerAnswer[]> {
    if (ids.length === 1) return []
    const merges = (await this.identity.merged(card.organization)).filter(({ duplicate }) => ids.includes(duplicate))
    const [players, users] = await Promise.all([
      this.players.of(merges.map(({ duplicate }) => duplicate)),
      this.users.of(merges.flatMap(({ by }) => userIn(by))),
    ])
    return merges
      .map(({ duplicate, master, mergedAt, by }) => ({
        id: duplicate,
        name: fullName(players.get(duplicate) ?? {}),
        into: master,
        mergedAt,
        by: by === 'system' ? 'Fullcourt' : (users.get(by) ?? null),
      }))
      .toReversed()
  }
}
