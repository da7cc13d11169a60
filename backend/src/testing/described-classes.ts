import type { Type } from '@nestjs/common'
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum'
import type { DeclaredRoute } from '../core/http/declared-routes'

/** The classes that a call's body, query, path and answer are described by. */
export type DescribedClass = { readonly part: 'body' | 'query' | 'path' | 'answer'; readonly described: Type }

const PARTS: { readonly [kind: string]: DescribedClass['part'] | undefined } = {
  [RouteParamtypes.BODY]: 'body',
  [RouteParamtypes.QUERY]: 'query',
  [RouteParamtypes.PARAM]: 'path',
}

type Argument = { readonly index: number; readonly data: unknown }
type Response = { readonly type?: Type }

const argumentsOf = ({ controller, handler }: DeclaredRoute): readonly DescribedClass[] => {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) as readonly Type[]
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, Argument>
  return Object.entries(declared).flatMap(([key, { index }]) => {
    const part = PARTS[key.split(':')[0] ?? '']
    const described = types[index]
    return part === undefined || described === undefined ? [] : [{ part, described }]
  })
}

const answersOf = ({ controller, handler }: DeclaredRoute): readonly DescribedClass[] => {
  const method = (controller.prototype as Record<string, object>)[handler] as object
  const responses = (Reflect.getMetadata('swagger/apiResponse', method) ?? {}) as Record<string, Response>
  return Object.values(responses).flatMap(({ type }) =>
    type === undefined ? [] : [{ part: 'answer' as const, described: type }],
  )
}

type Property = { readonly type?: unknown }

const isClass = (type: unknown): type is Type => typeof type === 'function' && /^class\b/.test(String(type))

/** The class of a field, or of the things in its list; `() => Other` names one that comes later in its file. */
const classOf = ({ type }: Property): Type | undefined => {
  const one: unknown = Array.isArray(type) ? type[0] : type
  if (isClass(one)) return one
  return typeof one === 'function' && one.length === 0 ? classOf({ type: (one as () => unknown)() }) : undefined
}

const partOf = (described: Type, field: string): Type | undefined => {
  const property = Reflect.getMetadata('swagger/apiModelProperties', described.prototype as object, field) as Property | undefined
  return property && classOf(property)
}

/** A class, the classes that its fields are described by, and theirs in turn. */
const withParts = (described: Type, seen: readonly Type[] = []): readonly Type[] =>
  fieldsOf(described).reduce<readonly Type[]>(
    (found, field) => {
      const part = partOf(described, field)
      return part === undefined || found.includes(part) ? found : withParts(part, found)
    },
    [...seen, described],
  )

/** What a route takes and answers, class by class, with the classes inside. */
export const describedClassesOf = (route: DeclaredRoute): readonly DescribedClass[] =>
  [...argumentsOf(route), ...answersOf(route)].flatMap(({ part, described }) =>
    withParts(described).map(inside => ({ part, described: inside })),
  )

/** The fields that a class declares, described or not. */
export const fieldsOf = (described: Type): readonly string[] => Object.keys(new described() as object)
