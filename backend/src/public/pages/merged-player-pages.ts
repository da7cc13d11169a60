import { Injectable } from '@nestjs/common'
import { splitAddress } from '../../core/http/query-text'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { Tenants } from '../../core/tenants/tenants'
import type { Asked } from './page-choice'
import { playerPageAt } from './player-pages'

/** Where the pages of merged players lead: to those of the players who stand for them now (docs/public-pages.md#which-pages-there-are). */
@Injectable()
export class MergedPlayerPages {
  constructor(
    private readonly tenants: Tenants,
    private readonly identity: PlayerIdentity,
  ) {}

  /** The address of the page that is meant; undefined where it is the one that was asked for. */
  async leadTo({ tenant, path, url }: Asked): Promise<string | undefined> {
    if (tenant.kind === 'product') return undefined
    const page = playerPageAt(path.slice(tenant.prefix.length))
    if (page === undefined) return undefined
    const { id } = await this.tenants.find(tenant.kind === 'slug' ? { slug: tenant.slug } : { domain: tenant.domain })
    const master = (await this.identity.identities(id)).masterOf(page.player)
    if (master === page.player) return undefined
    const [, query] = splitAddress(url)
    return `${tenant.prefix}${page.of(master)}${query === '' ? '' : `?${query}`}`
  }
}
