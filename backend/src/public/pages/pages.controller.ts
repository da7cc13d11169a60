import { Controller, Get, Inject, NotFoundException, Req, Res, UseFilters } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { Allow } from '../../core/http/allow'
import { originOfRequest, type KnownRequest } from '../../core/http/request'
import { Sessions } from '../../contexts/users/sessions'
import { SETTINGS } from '../../core/injection/tokens'
import type { Settings } from '../../core/settings/settings'
import { LeaguePages } from './league-pages'
import { MergedPlayerPages } from './merged-player-pages'
import {
  choiceFor,
  choiceForVisitors,
  dependsOnPerson,
  isEmbed,
  isNoPage,
  isOfLink,
  type Asked,
  type PageChoice,
} from './page-choice'
import { pageTenant, tenantNameOf, type PageTenant } from './page-tenant'
import { Pages } from './pages'
import { SiteFiles } from './site-files/site-files'
import { UnavailablePageFilter } from './unavailable-page.filter'

/** Every address that is no call is a page: of the admin for signed-in people, of an organization's site, or of the product. */
@ApiExcludeController()
@UseFilters(UnavailablePageFilter)
@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly sessions: Sessions,
    private readonly merged: MergedPlayerPages,
    private readonly leagues: LeaguePages,
    private readonly files: SiteFiles,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('*')
  @Allow('anyone')
  async page(@Req() request: KnownRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?')
    const named = pageTenant(originOfRequest(request).host, request.url, this.settings.rootHost)
    if (await this.files.send(request, reply, named, path)) return
    if (path === '/favicon.ico') return this.icon(reply, named)
    if (isNoPage(path)) throw new NotFoundException(`There is no ${path}.`)
    const ownAddress = await this.pages.withoutOwnSlug(named, request.url)
    if (ownAddress !== undefined) return this.moved(reply, ownAddress)
    const asked = { tenant: named, path, url: request.url }
    if (isOfLink(asked)) return this.pages.linked(request, reply)
    if (isEmbed(asked)) return this.pages.embed(request, reply, named)
    const choice = await this.choice(request, asked)
    if ('redirect' in choice) return void (await reply.redirect(choice.redirect, 302))
    if (choice.send === 'admin') return this.pages.admin(request, reply, choice.status)
    const moved = await this.merged.leadTo(asked)
    if (moved !== undefined) return this.moved(reply, moved)
    return this.pages.site(request, reply, asked.tenant)
  }

  /** Pages name their icons; some programs look for one at this address all the same. */
  private async icon(reply: FastifyReply, named: PageTenant): Promise<void> {
    void reply.header('Cache-Control', 'public, max-age=86400')
    if (named.kind === 'product' || !(await this.pages.isBorne(named))) return void (await reply.status(204).send())
    const query = new URLSearchParams({ size: '32', ...tenantNameOf(named) })
    await reply.redirect(`/api/icon.png?${query.toString()}`, 302)
  }

  /** For good as long as nothing is undone: whoever comes again asks again. */
  private async moved(reply: FastifyReply, address: string): Promise<void> {
    await reply.header('Cache-Control', 'no-cache').redirect(address, 301)
  }

  private async forVisitors(asked: Asked): Promise<PageChoice> {
    const league = await this.leagues.leadTo(asked)
    if (league === undefined) return choiceForVisitors(asked)
    return league === 'missing' ? { send: 'site' } : { redirect: league.to }
  }

  private async choice(request: KnownRequest, asked: Asked): Promise<PageChoice> {
    const isBorne = await this.pages.isBorne(asked.tenant)
    if (isBorne && !dependsOnPerson(asked)) return { send: 'site' }
    const actor = await this.sessions.actorOf(request)
    if (!actor) return this.forVisitors(asked)
    // Somebody of the staff who mistyped the name of an organization keeps the links to the other pages.
    return isBorne ? choiceFor(actor.role, asked) : { send: 'admin', status: 404 }
  }
}
