import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { PlayerDetails } from '@fullcourt/domain/players/events'
import type { Known } from '@fullcourt/projections/card'
import type { PlayerCard } from '@fullcourt/projections/players/player'
import type { People, PersonSealed } from '../../storage/people/people'

export type DetailField = keyof PlayerDetails

/** The named details as texts; null where there is none, or where the person was erased. */
export type Opened<Field extends DetailField> = { readonly [field in Field]: string | null }

const sealedValue = ({ id, details }: Pick<Known<PlayerCard>, 'id' | 'details'>, field: DetailField): PersonSealed[] => {
  const sealed = details[field]
  return sealed === null ? [] : [{ person: `player-${id}`, sealed }]
}

/** Opens details of players together. */
export const openDetails = async <Field extends DetailField>(
  people: Pick<People, 'openMany'>,
  players: readonly Pick<Known<PlayerCard>, 'id' | 'details'>[],
  fields: readonly Field[],
): Promise<ReadonlyMap<PlayerId, Opened<Field>>> => {
  const opened = (await people.openMany(players.flatMap(player => fields.flatMap(field => sealedValue(player, field))))).values()
  const textOf = (player: Pick<Known<PlayerCard>, 'details'>, field: Field) =>
    player.details[field] === null ? null : (opened.next().value ?? null)
  return new Map(
    players.map(player => [
      player.id,
      Object.fromEntries(fields.map(field => [field, textOf(player, field)])) as unknown as Opened<Field>,
    ]),
  )
}
