import { getMetadataStorage, IsInt, IsString, MetadataStorage, Min } from 'class-validator'
import { keepRulesOfClasses } from './rules-of-classes'

class Named {
  @IsString()
  name!: string
}

class Numbered extends Named {
  @IsInt({ groups: ['form'] })
  @Min(1)
  id!: number
}

const rulesIn = (storage: MetadataStorage, groups?: string[]) =>
  storage.getTargetValidationMetadatas(Numbered, '', false, false, groups).map(({ propertyName, name }) => [propertyName, name])

const storageOfBoth = () => {
  const storage = new MetadataStorage()
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(Numbered, '', false, false))
    storage.addValidationMetadata(rule)
  return { storage, lookUp: jest.spyOn(storage, 'getTargetValidationMetadatas') }
}

it('The rules of a class and of those it extends are looked up once, and stay the same', () => {
  const { storage, lookUp } = storageOfBoth()
  const before = rulesIn(storage)
  lookUp.mockClear()
  keepRulesOfClasses(storage)
  keepRulesOfClasses(storage)
  expect([rulesIn(storage), rulesIn(storage)]).toEqual([before, before])
  expect([before.length, lookUp.mock.calls.length]).toEqual([3, 1])
})

it('The rules of an object within another one are looked up once for each class of the outer one', () => {
  const { storage, lookUp } = storageOfBoth()
  keepRulesOfClasses(storage)
  const within = (outer: string) => storage.getTargetValidationMetadatas(Numbered, outer, false, false).length
  expect([within('Outer'), within('Outer'), within('Other')]).toEqual([3, 3, 3])
  expect(lookUp).toHaveBeenCalledTimes(2)
})

it('Those of chosen groups are looked up each time', () => {
  const { storage } = storageOfBoth()
  keepRulesOfClasses(storage)
  expect([rulesIn(storage).length, rulesIn(storage, ['form']).length]).toEqual([3, 1])
})

it('The rules of a class are sorted by properties once', () => {
  const { storage } = storageOfBoth()
  keepRulesOfClasses(storage)
  const grouped = () => storage.groupByPropertyName(storage.getTargetValidationMetadatas(Numbered, '', false, false))
  expect(Object.keys(grouped())).toEqual(['id', 'name'])
  expect(grouped()).toBe(grouped())
})
