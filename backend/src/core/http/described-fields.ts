import 'reflect-metadata'

/** Under these names `@nestjs/swagger`, which does not export them, keeps what is described of a class. */
const FIELDS = 'swagger/apiModelPropertiesArray'
const FIELD = 'swagger/apiModelProperties'

/** The fields that a class describes with `@ApiProperty`, those of the classes that it extends first. */
export const describedFields = (prototype: object): readonly string[] =>
  ((Reflect.getMetadata(FIELDS, prototype) as readonly string[] | undefined) ?? []).map(name => name.slice(1))

type Described = { readonly type?: unknown; readonly isArray?: boolean }

const SCALARS = [String, Number, Boolean]

/** `String`, `Number` or `Boolean`; `Object` for a described field that is no scalar. An enum is described by the name of its type. */
export const describedType = (prototype: object, field: string): (typeof SCALARS)[number] | typeof Object => {
  const { type, isArray = false } = Reflect.getMetadata(FIELD, prototype, field) as Described
  const scalar = SCALARS.find(one => one === type || one.name.toLowerCase() === type)
  return isArray ? Object : (scalar ?? Object)
}
