import type { Tx } from '../transact'
import { contacts, users } from '../schema'
import type { SeedContext } from './context'
import contactData from './contacts.json'

export const DEMO_USER_ID = 'u1001'
export const DEMO_PHONE = '10000000001'

/** The accounts the demo knows; their contacts come from contacts.json. */
const DEMO_USERS = [
  { id: DEMO_USER_ID, phone: DEMO_PHONE, name: '陈予安', memberLevel: 1 },
  { id: 'u1002', phone: '10000000006', name: '赵一鸣', memberLevel: 0 },
  { id: 'u1003', phone: '10000000008', name: '周明远', memberLevel: 0 }
]

/** `19880314` to `1988-03-14`. */
const day = (compact: string) => `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`

export async function seedUsers(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(users).values(DEMO_USERS.map((user) => ({ ...user, createdAt: now })))
  await tx.insert(contacts).values(
    contactData.contacts.map((contact, index) => ({
      id: contact.contacts_id,
      userId: contact.user_id,
      name: contact.name,
      mobile: contact.mobile,
      gender: contact.gender,
      idType: contact.id_type,
      idNumber: contact.id_number,
      relation: contact.relation,
      marry: contact.marry,
      birthday: day(contact.birthday),
      provinceName: contact.province_name,
      cityName: contact.city_name,
      countyName: contact.county_name,
      isDefault: contact.relation === '本人',
      // One second apart, so that the list keeps the file's order.
      createdAt: new Date(now.getTime() + index * 1000),
      updatedAt: now
    }))
  )
}
