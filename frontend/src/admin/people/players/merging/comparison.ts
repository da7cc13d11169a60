import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerBasicAnswer } from '../../../../api/schema'
import { gamesOf } from '../../../../ui/played/played-games'

/** A player as they are compared with others. */
export type Compared = {
  readonly id: number
  readonly name: string
  readonly image: string | null
  /** What is known of them, by its name: e-mail, phone, attributes. */
  readonly details: readonly { readonly name: string; readonly value: string }[]
  readonly teams: readonly { readonly key: number; readonly team: string; readonly where: string }[]
  /** Games of both stages; a game with two lines counts once. */
  readonly games: number
  readonly lines: number
  /** Days of the first and of the last game that has one. */
  readonly first: string | null
  readonly last: string | null
}

const detail = (name: string, value: string | null | undefined) => (value == null ? [] : [{ name, value }])

/** What is shown of a player beside others. */
export const comparedPlayer = ({ player, teamHistory, gameStats }: PlayerBasicAnswer): Compared => {
  const lines = gamesOf(gameStats)
  const days = lines.flatMap(({ date }) => date ?? [])
  return {
    id: player.id,
    name: fullName(player),
    image: player.image,
    details: [
      ...player.attributeValues.flatMap(({ attribute, value }) => detail(attribute.attribute_name, value)),
      ...detail('Email', player.email),
      ...detail('Phone', player.phoneNumber),
    ],
    teams: teamHistory.map(({ slt_id, teamName, leagueName, seasonName }) => ({
      key: slt_id,
      team: teamName,
      where: `${leagueName} · ${seasonName}`,
    })),
    games: new Set(lines.map(({ id }) => id)).size,
    lines: lines.length,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
  }
}

/** Who stays, unless somebody else is chosen: who played most; of equals the one who was added first. */
export const likelyMaster = (players: readonly Compared[]): number | null =>
  players.toSorted((a, b) => b.games - a.games || a.id - b.id)[0]?.id ?? null
