import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'
import { NotSignedIn } from './errors'
import { Sessions } from './sessions'
import { originFault } from '../sign-in/origin'
import { Tenants } from '../tenants/tenants'
import type { Actor } from './actor'
import { ALLOW, type Who } from './allow'
import { LARGEST_ID } from './path-ids'
import { knownOf, type KnownRequest } from './request'
import type { Scope } from './scope'

const FORBIDDEN = refuse('forbidden', 'You are not allowed to do this.')
const NEITHER = refuse('invalid', 'Name the organization by slug or domain, or sign in.')

const mayCall = (who: Who, { role }: Actor): boolean => {
  switch (who) {
    case 'super':
      return role === 'super_admin'
    case 'owner':
      return role === 'super_admin' || role === 'org_owner'
    default:
      return true
  }
}

type TenantQuery = { slug?: unknown; domain?: unknown; organization_id?: unknown }

const isRead = ({ method }: KnownRequest): boolean => method === 'GET' || method === 'HEAD'

/** A read that names an organization in its path is public too, and says the same to everybody. */
const namesTenant = ({ params }: KnownRequest): boolean =>
  typeof params === 'object' && params !== null && ('slug' in params || 'domain' in params)

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Who calls, in which organization, and whether the route is for him: 401, then 403; what belongs to whom (404) is the command's. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly tenants: Tenants,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const who = this.reflector.get<Who | undefined>(ALLOW, context.getHandler())
    if (who === undefined) throw new Error(`${context.getHandler().name} does not declare who may call it.`)
    const fault = originFault(request.method, request.headers)
    if (fault) throw new Refused(refuse('forbidden', fault))
    const known = knownOf(request)
    if (who === 'anyone') {
      known.keep = isRead(request) && namesTenant(request)
      return true
    }
    const query = request.query as TenantQuery
    if (who === 'tenant' && (query.slug !== undefined || query.domain !== undefined)) {
      known.scope = {
        kind: 'public',
        organization: await this.tenants.organizationOf({ slug: text(query.slug), domain: text(query.domain) }),
      }
      known.keep = isRead(request)
      return true
    }
    const actor = await this.sessions.actorOf(request)
    if (!actor) throw who === 'tenant' ? new Refused(NEITHER) : new NotSignedIn()
    if (!mayCall(who, actor)) throw new Refused(FORBIDDEN)
    known.actor = actor
    known.scope = await this.staffScope(actor, query)
    return true
  }

  /** Only a super_admin may name another organization; to anybody else it is not there. */
  private async staffScope(actor: Actor, query: TenantQuery): Promise<Scope> {
    const own = actor.organization ?? 'every'
    if (query.organization_id === undefined) return { kind: 'staff', actor, organization: own }
    const named = Number(query.organization_id)
    if (!Number.isInteger(named) || named < 1 || named > LARGEST_ID)
      throw new Refused(refuse('invalid', 'organization_id must be a whole number.'))
    if (own !== 'every' && own !== named) throw new Refused(refuse('not-found', 'Organization not found'))
    await this.tenants.active(named)
    return { kind: 'staff', actor, organization: named }
  }
}
