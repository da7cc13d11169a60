import 'reflect-metadata'
import { RouteConfig } from '@nestjs/platform-fastify'
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants'

/**
 * Declares something of a route that is asked before Nest sees a request: it stands in `request.routeOptions.config`. Several go
 * together, as those of Nest do not.
 */
export const RouteSetting =
  (setting: object): MethodDecorator =>
  (controller, name, descriptor) => {
    const others = (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) ?? {}) as object
    RouteConfig({ ...others, ...setting })(controller, name, descriptor)
  }
