import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { mergePlayers } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import type { PersonCard } from '../../../core/identity/player-cards'
import { MergedPlayerReader } from '../queries/merged-players'
import { PlayedLines, type EntryLines } from '../queries/played-lines'
import { PlayerReader } from '../queries/player-reader'
import { TeamHistories } from '../queries/team-histories'
import { type Party, contradictionsOf } from './contradictions'
import type { CaptaincyAnswer, MergeAnswer } from './merging.answers'
import { gamesWithTwoLines } from './games-of-merge'
import { MergeParties, type NamedMerge } from './merge-parties'
import { stageTotals } from './stat-values'

/** The teams of which one of the players is the captain: after the merge the master is. */
export const captainciesOf = (parties: readonly Party[]): CaptaincyAnswer[] =>
  parties.flatMap(({ player }) =>
    player.rosters
      .filter(({ captain }) => captain)
      .map(({ team, seasons_leagues_team: { seasons_league } }) => ({
        player_id: player.id,
        team,
        leagueName: seasons_league.league.name,
        seasonName: seasons_league.season.name,
      })),
  )

/** What a merge would lead to; refused where the merge would be. */
export class MergePreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly named: NamedMerge,
  ) {}
}

@QueryHandler(MergePreviewQuery)
export class MergePreviewQueryHandler implements IQueryHandler<MergePreviewQuery> {
  constructor(
    private readonly decider: Decider,
    private readonly parties: MergeParties,
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly histories: TeamHistories,
    private readonly merged: MergedPlayerReader,
  ) {}

  async execute({ scope, named }: MergePreviewQuery): Promise<MergeAnswer> {
    await this.refuse(scope, named)
    const ids = [...new Set([named.master, ...named.duplicates])]
    const persons = await Promise.all(ids.map(id => this.players.person(scope, id)))
    const entries = await Promise.all(persons.map(person => this.lines.of(person.ids)))
    const [parties, merged] = await Promise.all([
      Promise.all(persons.map((person, at) => this.party(scope, person, entries[at] ?? []))),
      Promise.all(persons.map(person => this.merged.into(person))),
    ])
    const [master] = persons
    const whole: PersonCard = { card: (master as PersonCard).card, ids: persons.flatMap(person => person.ids) }
    const [player, teamHistory] = await Promise.all([
      this.players.player(scope, whole),
      this.histories.of(whole.ids, entries.flat()),
    ])
    const lines = parties.flatMap(party => party.lines)
    const totals = stageTotals(lines)
    return {
      ...player,
      organization_id: whole.card.organization,
      teamHistory,
      merged: merged.flat(),
      games: totals.regular.games + totals.playoff.games,
      lines: lines.length,
      preview: {
        totals,
        captaincies: captainciesOf(parties),
        twoLines: gamesWithTwoLines(lines),
        contradictions: contradictionsOf(parties),
      },
    }
  }

  private async refuse(scope: Scope, named: NamedMerge): Promise<void> {
    const merge = await this.parties.of(scope, named)
    const decision = mergePlayers(await this.decider.state(mergesStream, merge.organization), merge)
    if (decision.kind === 'refused') throw new Refused(decision)
  }

  private async party(scope: Scope, person: PersonCard, entries: readonly EntryLines[]): Promise<Party> {
    const [player, lines] = await Promise.all([this.players.player(scope, person), this.lines.withGames(person.card.id, entries)])
    return { player, lines }
  }
}
