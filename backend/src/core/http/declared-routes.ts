import 'reflect-metadata'
import { RequestMethod, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants'
import { MetadataScanner, ModulesContainer } from '@nestjs/core'
import { ALLOW, type Who } from './allow'

/** A route as its controller declares it. */
export type DeclaredRoute = {
  readonly method: string
  /** As the list of calls writes it: `/api/games/{id}`. */
  readonly path: string
  readonly who: Who | undefined
  readonly controller: Type
  readonly handler: string
}

const asListed = (prefix: string, path: string): string =>
  `/${[prefix, path]
    .flatMap(part => part.split('/'))
    .filter(Boolean)
    .join('/')}`.replace(/:(\w+)/g, '{$1}')

const pathsOf = (target: object): readonly string[] => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat()

/** Every route of a controller, with or without a declaration of who may call it. */
export const routesOf = (controller: Type): readonly DeclaredRoute[] => {
  const prototype = controller.prototype as Record<string, object>
  return new MetadataScanner().getAllMethodNames(prototype).flatMap(handler => {
    const method = prototype[handler] as object
    const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod | undefined
    if (verb === undefined) return []
    const who = Reflect.getMetadata(ALLOW, method) as Who | undefined
    return pathsOf(controller).flatMap(prefix =>
      pathsOf(method).map(path => ({ method: RequestMethod[verb], path: asListed(prefix, path), who, controller, handler })),
    )
  })
}

/** Every controller of the running application. */
export const controllersOf = (modules: ModulesContainer): readonly Type[] => {
  const found = [...modules.values()].flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as Type),
  )
  return [...new Set(found)]
}
