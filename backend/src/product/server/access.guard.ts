import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { refuse } from '@fullcourt/domain/facts/decision'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { Refused } from '../../core/facts/refused'
import { NotSignedIn } from '../../core/http/errors'
import { Scorers } from '../../contexts/games/scorers/scorers'
import { Sessions } from '../../contexts/users/sessions'
import { originFault } from '../../core/sign-in/origin'
import { scorerOfSession } from '../../core/sign-in/user-of-session'
import { Tenants } from '../../core/tenants/tenants'
import { lookOfPage } from '../../public/response-cache/inner-calls'
import { ResponseCache } from '../../public/response-cache/response-cache'
import { Documents } from '../../storage/documents/documents'
import type { Actor } from '../../core/http/actor'
import { ALLOW, FOR_SCORERS, type Who, SAME_FOR_EVERYBODY } from '../../core/http/allow'
import { isId, LARGEST_ID } from '../../core/http/address-fields'
import { WITHOUT_SECOND_FACTOR } from '../../core/http/without-second-factor'
import { refuseTemporary, TAKES_TEMPORARY } from '../../core/http/temporary-password'
import { stateOfRequest, type KnownRequest, type PublicLook } from '../../core/http/request'
import type { Scope } from '../../core/http/scope'

const FORBIDDEN = refuse('forbidden', 'You are not allowed to do this.')
const SET_ONE = refuse('forbidden', 'Your organization needs two-factor sign-in. Set it up first.')
const NEITHER = refuse('invalid', 'Name the organization by slug or domain, or sign in.')

const mayCall = (who: Who, { role }: Actor): boolean => {
  switch (who) {
    case 'super':
      return role === 'super_admin'
    case 'owner':
      return role === 'super_admin' || role === 'org_owner'
    case 'scorer':
      return false
    default:
      return true
  }
}

type TenantQuery = { slug?: unknown; domain?: unknown; organization_id?: unknown }

const isRead = ({ method }: KnownRequest): boolean => method === 'GET' || method === 'HEAD'

/** A read that names an organization in its path is public too, and says the same to everybody. */
const namesTenant = ({ params }: KnownRequest): boolean =>
  typeof params === 'object' && params !== null && ('slug' in params || 'domain' in params)

/** Whether a call asks for another moment, another organization, or what it would lead to. */
const asksForMore = ({ query, headers }: KnownRequest): boolean =>
  Object.keys(query as object).length > 0 || headers['if-preview'] !== undefined

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const organizationId = (value: unknown): number => {
  const id = isId(value) ? Number(value) : NaN
  if (id <= LARGEST_ID) return id
  throw new Refused(refuse('invalid', 'Organization must be a whole number.'))
}

/** Who calls, in which organization, and whether the route is for them: 401, then 403; what belongs to whom (404) is the command's. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly scorers: Scorers,
    private readonly tenants: Tenants,
    private readonly documents: Documents,
    private readonly kept: ResponseCache,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const who = this.reflector.get<Who | undefined>(ALLOW, context.getHandler())
    if (who === undefined) throw new Error(`${context.getHandler().name} does not declare who may call it.`)
    const fault = originFault(request.method, request.headers)
    if (fault) throw new Refused(refuse('forbidden', fault))
    const known = stateOfRequest(request)
    if (who === 'anyone') {
      if (isRead(request) && (namesTenant(request) || this.isSameForEverybody(context))) known.look = this.publicLook()
      return true
    }
    const query = request.query as TenantQuery
    if (who === 'tenant' && (query.slug !== undefined || query.domain !== undefined)) {
      const look = this.publicLook()
      known.scope = await this.documents.within(look.reading, () => this.publicScope(query))
      if (isRead(request)) known.look = look
      return true
    }
    const signed = await this.documents.within(this.documents.open(), () => this.sessions.of(request))
    if (!signed && scorerOfSession(request) !== undefined) return this.scores(context, request, who)
    if (!signed) throw who === 'tenant' ? new Refused(NEITHER) : new NotSignedIn()
    const { actor } = signed
    if (!mayCall(who, actor)) throw new Refused(FORBIDDEN)
    if (!this.reflector.get<true | undefined>(TAKES_TEMPORARY, context.getHandler())) refuseTemporary(request)
    if (signed.mustSetSecondFactor && !this.reflector.get<true | undefined>(WITHOUT_SECOND_FACTOR, context.getHandler()))
      throw new Refused(SET_ONE)
    known.actor = actor
    known.caller = actor
    known.scope = await this.staffScope(actor, query)
    return true
  }

  /** A scorer makes the calls that say so, about the games of their link, and asks for nothing beside. */
  private async scores(context: ExecutionContext, request: KnownRequest, who: Who): Promise<true> {
    const scope = await this.documents.within(this.documents.open(), () => this.scorers.scopeOf(request))
    if (who !== 'scorer' && !this.reflector.get<true | undefined>(FOR_SCORERS, context.getHandler())) throw new Refused(FORBIDDEN)
    if (asksForMore(request)) throw new Refused(FORBIDDEN)
    const known = stateOfRequest(request)
    known.caller = { user: scope.scorer }
    known.scope = scope
    return true
  }

  private isSameForEverybody(context: ExecutionContext): boolean {
    return this.reflector.get<true | undefined>(SAME_FOR_EVERYBODY, context.getHandler()) === true
  }

  /** Who has the slug or domain is the first thing that the answer depends on. */
  private publicLook(): PublicLook {
    return lookOfPage() ?? { ...this.kept.begin(), reading: this.documents.open() }
  }

  private async publicScope({ slug, domain, organization_id }: TenantQuery): Promise<Scope> {
    const organization = await this.tenants.organizationOf({ slug: text(slug), domain: text(domain) })
    if (organization_id !== undefined && organizationId(organization_id) !== organization)
      throw new Refused(ORGANIZATION_NOT_FOUND)
    return { kind: 'public', organization }
  }

  /** Only a super_admin may name another organization; to anybody else it is not there. */
  private async staffScope(actor: Actor, query: TenantQuery): Promise<Scope> {
    const own = actor.organization ?? 'every'
    if (query.organization_id === undefined) return { kind: 'staff', actor, organization: own }
    const named = organizationId(query.organization_id)
    if (own !== 'every' && own !== named) throw new Refused(ORGANIZATION_NOT_FOUND)
    await this.tenants.active(named)
    return { kind: 'staff', actor, organization: named }
  }
}
