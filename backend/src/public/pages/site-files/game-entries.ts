import { Injectable } from '@nestjs/common'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { SeasonGames } from '../../../contexts/games/queries/season-games'
import type { Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { filesFor, thingsIn, upTo } from './file-parts'
import { LastChanges } from './last-changes'
import type { SitemapEntry } from './sitemap'

/** Games of a season in one file: `part` counts from 1. */
export type GamesFile = { readonly season: SeasonId; readonly part: number }

type ChangedFile = GamesFile & { readonly changedAt: string | null }

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
        return filesFor(games).map(part => ({ season, part, changedAt }))
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
    const ids = thingsIn(await this.games.ids(scopeOf(organization), season, upTo(part)), part)
    if (ids.length === 0) return undefined
    const moments = await this.changes.ofEach('game', ids)
    return ids.map((id, at) => ({ address: `${home}/games/${id}`, changedAt: moments[at] ?? null }))
  }
}
