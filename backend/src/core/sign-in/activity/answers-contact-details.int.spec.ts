import 'reflect-metadata'
import { ModulesContainer } from '@nestjs/core'
import { openApiOf } from '../../../product/server/openapi'
import { openProduct, type Product } from '../../../testing/product'
import type { Schema, Schemas } from '../../../testing/schema-faults'
import { controllersOf, routesOf } from '../../http/declared-routes'
import { CONTACT_DETAILS } from './answers-contact-details'

type Content = Readonly<Record<string, { readonly schema?: Schema }>>
type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Content }>> }

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const isOfPerson = ({ properties = {} }: Schema): boolean =>
  ('email' in properties || 'phoneNumber' in properties) && ['firstName', 'username', 'role'].some(field => field in properties)

const partsOf = ({ items, allOf = [], properties = {} }: Schema): readonly Schema[] => [
  ...(items === undefined ? [] : [items]),
  ...allOf,
  ...Object.values(properties),
]

/** Whether an answer may have contact details of a person, wherever in it. */
const mayHave = (schema: Schema, schemas: Schemas, seen: ReadonlySet<string> = new Set()): boolean => {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return !seen.has(name) && mayHave(schemas[name] ?? {}, schemas, new Set([...seen, name]))
  return isOfPerson(schema) || partsOf(schema).some(part => mayHave(part, schemas, seen))
}

const declared = () =>
  controllersOf(product.application.app.get(ModulesContainer))
    .flatMap(routesOf)
    .filter(({ controller, handler }) =>
      Reflect.hasMetadata(CONTACT_DETAILS, (controller.prototype as Record<string, object>)[handler] as object),
    )
    .map(({ method, path }) => `${method} ${path}`)

/** An answer to who says who they are is of themselves. */
const OF_ONESELF = [
  'GET /api/auth/check-auth',
  'POST /api/auth/login',
  'POST /api/auth/login/passkey',
  'POST /api/invitations/accept',
]

it('Every call whose answer may have contact details says so, but for those that add who was sent', () => {
  const { components, paths } = openApiOf(product.application.app)
  const schemas = components?.schemas as Schemas
  const operations = Object.entries(paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
  const found = operations.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const answered = Object.values(responses['200']?.content ?? {})
      return answered.some(({ schema }) => schema && mayHave(schema, schemas)) ? [`${method.toUpperCase()} ${path}`] : []
    }),
  )
  expect(found).toContain('GET /api/playersv2/{id}/information')
  expect(found.filter(call => !OF_ONESELF.includes(call)).toSorted()).toEqual([...declared()].toSorted())
})
