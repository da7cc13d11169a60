/** As much of a schema of the OpenAPI document as the product's own descriptions use. */
export type Schema = {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

export type Schemas = Readonly<Record<string, Schema>>

type Fields = Readonly<Record<string, unknown>>

const merged = (a: Schema, b: Schema): Schema => ({
  ...a,
  ...b,
  properties: { ...a.properties, ...b.properties },
  required: [...(a.required ?? []), ...(b.required ?? [])],
})

/** A schema with what it refers to in its place. */
const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const { $ref, allOf = [], ...own } = schema
  const named = $ref === undefined ? [] : [schemas[$ref.split('/').at(-1) ?? ''] ?? {}]
  return [...named, ...allOf].map(part => resolved(part, schemas)).reduce(merged, own)
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

const fieldFaults = (value: Fields, schema: Schema, schemas: Schemas, at: string): readonly string[] => {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter(name => value[name] === undefined).map(name => `${at}.${name} is missing`)
  const inside = Object.entries(value).flatMap(([name, field]) => {
    const described = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
    return described === undefined ? [`${at}.${name} is not described`] : schemaFaults(field, described, schemas, `${at}.${name}`)
  })
  return [...missing, ...inside]
}

/** Where a value is not what a schema says of it; a field that is not described is a fault too. */
export const schemaFaults = (value: unknown, described: Schema, schemas: Schemas, at = 'answer'): readonly string[] => {
  const schema = resolved(described, schemas)
  if (value === null) return schema.nullable ? [] : [`${at} is null`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${String(value)}`]
  if (schema.type !== undefined && typeOf(value) !== schema.type) return [`${at} is of type ${typeOf(value)}`]
  if (Array.isArray(value)) return value.flatMap((one, i) => schemaFaults(one, schema.items ?? {}, schemas, `${at}[${i}]`))
  return schema.type === 'object' ? fieldFaults(value as Fields, schema, schemas, at) : []
}
