import { Controller, Get, Inject, NotFoundException, Req, Res, UseFilters } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { Allow } from '../http/allow'
import type { Actor } from '../http/actor'
import { originOf, type KnownRequest } from '../http/request'
import { Sessions } from '../server/sessions'
import { SETTINGS } from '../injection/tokens'
import type { Settings } from '../settings/settings'
import { BeingBuiltFilter } from './being-built.filter'
import { adminPath } from './admin-paths'
import { pageTenant } from './page-tenant'
import { Pages } from './pages'

/** Answers with errors of their own form: an unknown one is no page. */
const NO_PAGES = /^\/(?:api|assets|uploads|metrics)(?:\/|$)/

/** Where somebody lands after signing in (spec 1 §2, Login page). */
const dashboardOf = ({ role }: Actor) => (role === 'super_admin' ? '/organizations' : '/dashboard/seasons')

/** Every address that is no call is a page: of the admin for signed-in people, of an organization's site, or of the product. */
@ApiExcludeController()
@UseFilters(BeingBuiltFilter)
@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('*')
  @Allow('anyone')
  async page(@Req() request: KnownRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?')
    if (NO_PAGES.test(path)) throw new NotFoundException(`There is no ${path}.`)
    const tenant = pageTenant(originOf(request).host, path, this.settings.rootHost)
    const part = tenant.kind === 'slug' ? 'none' : adminPath(path)
    const actor = part === 'none' ? undefined : await this.sessions.actorOf(request)
    if (actor && part === 'entrance') return void (await reply.redirect(dashboardOf(actor), 302))
    if (actor) return this.pages.admin(request, reply)
    if (part === 'only-signed-in') return void (await reply.redirect(`/login?next=${encodeURIComponent(request.url)}`, 302))
    if (part === 'both' && tenant.kind === 'product') return void (await reply.redirect('/', 302))
    // Somebody of the staff who mistyped an address keeps the ways to the other pages.
    if (part === 'none' && !(await this.pages.isBorne(tenant)) && (await this.sessions.actorOf(request)))
      return this.pages.admin(request, reply, 404)
    return this.pages.site(request, reply, tenant)
  }
}
