import { Injectable } from '@nestjs/common'
import { matchupInWords } from '@fullcourt/domain/games/history'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { aboutOf, historySentence, idsOf } from '@fullcourt/domain/log/historic'
import { knownOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { actorName } from '../change-describer'
import { HistoryNameReader } from '../history-name-reader'
import { entriesAbout } from '../../../core/readers/entries-about'
import { teamNameOf } from '../../../core/readers/team-name'
import { changesOfOthers, type ChangesOfOne } from './recent-changes'
import type { RecentChangesAnswer } from './today.answers'

const HOURS = 12 * 60 * 60 * 1000

/** Entries of the history that are read at once, how often they are, and lines that are shown. */
const PAGE = 200
const MOST_PAGES = 10
const SHOWN_AT_MOST = 20

const firstOf = (entry: HistoryEntry, kind: 'game' | 'season' | 'league' | 'team') => idsOf(aboutOf(entry), kind)[0] ?? null

/** What others changed in an organization in the last hours. */
@Injectable()
export class ChangeReader {
  constructor(
    private readonly documents: Documents,
    private readonly names: HistoryNameReader,
  ) {}

  async of(organization: OrganizationId, reader: UserId, now: Date): Promise<RecentChangesAnswer[]> {
    const since = new Date(now.getTime() - HOURS).toISOString()
    const entries: HistoryEntry[] = []
    const lines = () => changesOfOthers(entries, reader)
    for (let page = 0; page < MOST_PAGES && lines().length < SHOWN_AT_MOST; page += 1) {
      const older = await this.older(organization, entries.at(-1))
      entries.push(...older.filter(({ time }) => time >= since))
      if (older.length < PAGE || older.some(({ time }) => time < since)) break
    }
    return this.answers(lines().slice(0, SHOWN_AT_MOST))
  }

  private older(organization: OrganizationId, last: HistoryEntry | undefined): Promise<readonly HistoryEntry[]> {
    const part = { descending: true, limit: PAGE, ...(last && { before: last.position }) }
    return entriesAbout(this.documents, 'organization', organization, part)
  }

  private async answers(changes: readonly ChangesOfOne[]): Promise<RecentChangesAnswer[]> {
    const entries = changes.map(({ newest }) => newest)
    const [nameOf, matchupOf] = await Promise.all([
      this.names.of(
        entries,
        entries.flatMap(({ actor }) => (actor === 'system' ? [] : actor)),
      ),
      this.matchups(entries.flatMap(entry => firstOf(entry, 'game') ?? [])),
    ])
    return changes.map(({ newest, more }) => {
      const game = firstOf(newest, 'game')
      return {
        position: newest.position,
        who: actorName(newest.actor, nameOf),
        when: newest.time,
        what: historySentence(newest, nameOf),
        more,
        game_id: game,
        season_id: firstOf(newest, 'season'),
        league_id: firstOf(newest, 'league'),
        team_id: firstOf(newest, 'team'),
        matchup: game === null ? null : (matchupOf.get(game) ?? null),
      }
    })
  }

  private async matchups(games: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const cards = [...(await this.documents.getMany(gameCard, games)).values()].flatMap(card => knownOf(card) ?? [])
    const teams = await this.documents.getFor(teamCard, cards, ({ context }) => [context.home.team, context.away.team])
    return new Map(cards.map(({ id, context }) => [id, matchupInWords(context, (_, team) => teamNameOf(teams, team).name)]))
  }
}
