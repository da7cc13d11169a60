import type { Type } from '@nestjs/common'
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum'
import type { ModulesContainer } from '@nestjs/core'
import { getMetadataStorage } from 'class-validator'
import { controllersOf, routesOf, type DeclaredRoute } from '../../core/http/declared-routes'
import { SAME_FOR_EVERYBODY } from '../../core/http/allow'
import type { PublicRead } from './cache-key'

/** What every read may carry that belongs to an organization. */
const OF_TENANTS = ['slug', 'domain', 'organization_id']

const queryClass = ({ controller, handler }: DeclaredRoute): Type | undefined => {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) as readonly Type[]
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, { index: number }>
  const [, query] = Object.entries(declared).find(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`)) ?? []
  return query && types[query.index]
}

const fieldsOf = (dto: Type): readonly string[] =>
  getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .map(({ propertyName }) => propertyName)

/** An id or a name in its plain form; one that is written with escapes is answered, and not cached. */
const pathForm = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[\\w.~-]+')}$`)

const isSameForEverybody = ({ controller, handler }: DeclaredRoute) =>
  Reflect.getMetadata(SAME_FOR_EVERYBODY, (controller.prototype as Record<string, object>)[handler] as object) === true

const isPublic = (route: DeclaredRoute) =>
  route.method === 'GET' &&
  (route.who === 'tenant' || (route.who === 'anyone' && (/\{(slug|domain)\}/.test(route.path) || isSameForEverybody(route))))

const publicRead = (route: DeclaredRoute): PublicRead => {
  const query = queryClass(route)
  const ofTenants = route.who === 'tenant' ? OF_TENANTS : []
  return { path: pathForm(route.path), parameters: new Set([...ofTenants, ...(query ? fieldsOf(query) : [])]) }
}

/** Every read that is the same for everybody, as its controller declares it. */
export const publicReadsOf = (modules: ModulesContainer): readonly PublicRead[] =>
  controllersOf(modules).flatMap(routesOf).filter(isPublic).map(publicRead)
