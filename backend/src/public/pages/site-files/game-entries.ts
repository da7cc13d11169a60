import { Injectable } from '@nestjs/common'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { SeasonGames } from '../../../contexts/games/queries/season-games'
import type { Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { LastChanges } from './last-changes'
import type { SitemapEntry } from './sitemap'

/** Games of a season in one file: `part` counts from 1. */
export type GamesFile = { readonly season: SeasonId; readonly part: number }

type ChangedFile = GamesFile & { readonly changedAt: string | null }

/** How many games one file names, each with a document that says when it changed: a file is made in a moment. */
const GAMES_PER_FILE = 1_000

const scopeOf = ({ id }: ActiveOrganization): Scope => ({ kind: 'public', organization: id })

/** The pages of an organization's games, for searches, in files of one season each. */
@Injectable()
export class GameEntries {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly games: SeasonGames,
    private readonly changes: LastChanges,
  ) {}

  /** The files that there are, and when their season changed. */
  async files(organization: ActiveOrganization): Promise<readonly ChangedFile[]> {
    const seasons = await this.seasons.seasonsOf(organization)
    const files = await Promise.all(
      seasons.map(async ({ id: season }) => {
        const games = await this.games.count(scopeOf(organization), season)
        const changedAt = await this.changes.of('season', season)
        return Array.from({ length: Math.ceil(games / GAMES_PER_FILE) }, (_, at) => ({ season, part: at + 1, changedAt }))
      }),
    )
    return files.flat()
  }

  /** Undefined of a file that is not there; `home`: the canonical address of the home page. */
  async of(
    organization: ActiveOrganization,
    home: string,
    { season, part }: GamesFile,
  ): Promise<readonly SitemapEntry[] | undefined> {
    const seasons = await this.seasons.seasonsOf(organization)
    if (!seasons.some(({ id }) => id === season)) return undefined
    const ids = await this.games.ids(scopeOf(organization), season, part * GAMES_PER_FILE)
    const inFile = ids.slice((part - 1) * GAMES_PER_FILE)
    if (inFile.length === 0) return undefined
    return Promise.all(inFile.map(async id => ({ address: `${home}/games/${id}`, changedAt: await this.changes.of('game', id) })))
  }
}
