import Taro from '@tarojs/taro'
import { instantAt } from '@/domain/date'
import { calendar } from './index.weapp'

const entry = {
  title: '接种',
  location: '望京',
  startsAt: instantAt('2026-11-28', '09:30'),
  endsAt: instantAt('2026-11-28', '10:00'),
  days: [
    { title: '可约第2针', date: '2027-01-28' },
    { title: '可约第3针', date: '2027-05-28' }
  ],
  ics: ''
}
const done = { errMsg: 'addPhoneCalendar:ok' }

test('in a mini-program the visit and each further day are entered one after the other', async () => {
  const add = jest.spyOn(Taro, 'addPhoneCalendar').mockResolvedValue(done)
  expect(await calendar.add(entry)).toBe('added')
  expect(add.mock.calls.map(([{ title, startTime, allDay }]) => [title, startTime, allDay])).toEqual([
    ['接种', instantAt('2026-11-28', '09:30') / 1000, undefined],
    ['可约第2针', instantAt('2027-01-28') / 1000, true],
    ['可约第3针', instantAt('2027-05-28') / 1000, true]
  ])
})

test('one that is refused ends it', async () => {
  const add = jest.spyOn(Taro, 'addPhoneCalendar')
  add
    .mockReset()
    .mockResolvedValueOnce(done)
    .mockRejectedValueOnce({ errMsg: 'addPhoneCalendar:fail auth deny' })
  expect(await calendar.add(entry)).toBe('denied')
  expect(add).toHaveBeenCalledTimes(2)
})
