import type { Type } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { plainToInstance } from 'class-transformer'
import { validate } from 'class-validator'
import { describedClassesOf } from '../../testing/described-classes'
import { openProduct, type Product } from '../../testing/product'
import { controllersOf, routesOf } from './declared-routes'

type Described = { readonly nullable?: boolean; readonly format?: string }
type Row = { readonly field: string; readonly nullable: boolean; readonly refused: boolean }

let product: Product
let rows: readonly Row[]

/** Fields as they are described, inherited ones too; a file is no JSON. */
const describedFields = ({ prototype }: Type): readonly (Described & { readonly name: string })[] => {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype as object) ?? []) as readonly string[]
  return names
    .map(name => name.slice(':'.length))
    .map(name => ({ name, ...(Reflect.getMetadata('swagger/apiModelProperties', prototype as object, name) as Described) }))
    .filter(({ format }) => format !== 'binary')
}

/** Whether a body whose field is null is refused for this field. */
const isRefused = async (described: Type, field: string): Promise<boolean> => {
  const faults = await validate(plainToInstance(described, { [field]: null }) as object)
  return faults.some(({ property }) => property === field)
}

beforeAll(async () => {
  product = await openProduct()
  const routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
  const bodies = new Set(
    routes.flatMap(describedClassesOf).flatMap(({ part, described }) => (part === 'body' ? [described] : [])),
  )
  rows = await Promise.all(
    [...bodies].flatMap(described =>
      describedFields(described).map(async ({ name, nullable = false }) => ({
        field: `${described.name}.${name}`,
        nullable,
        refused: await isRefused(described, name),
      })),
    ),
  )
})
afterAll(() => product.close())

const fields = (fits: (row: Row) => boolean) => rows.filter(fits).map(({ field }) => field)

it('Fields of both kinds are found in every body', () => {
  expect(fields(({ nullable }) => nullable)).toEqual(expect.arrayContaining(['SeasonDto.startDate', 'PlayerStatDto.team_id']))
  expect(fields(({ nullable }) => !nullable)).toEqual(
    expect.arrayContaining(['ChangeOrganizationDto.name', 'PeriodScoreDto.team_id']),
  )
})

it('A field that is described as never null refuses null', () =>
  expect(fields(({ nullable, refused }) => !nullable && !refused)).toEqual([]))

it('A field that is described as null for none takes null', () =>
  expect(fields(({ nullable, refused }) => nullable && refused)).toEqual([]))
