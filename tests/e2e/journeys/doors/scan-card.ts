import { same, type DoorStep } from './in-door'

/** What the bar code of the demo's card says, which nobody has bound. */
const NUMBER = '8600 1000 1234 5670'

/** A card's number is scanned by the host's own scanner; who closed it types it, and what stands is not lost. */
export const scanCardInDoor: readonly DoorStep[] = [
  [
    '01-open',
    async (door) => {
      await door.enter()
      const { user } = door
      await user.link('bindCard', {})
      await door.logIn()
      await user.at(/^\/bind-card/)
      await user.see('使用人')
    }
  ],
  [
    '02-closed',
    async (door) => {
      const { user } = door
      await user.type('卡号', '8600 1000')
      await door.scan('closed')
      await user.see('没有读到卡号，请手动填写')
      await user.see('8600 1000')
    }
  ],
  [
    '03-read',
    async (door) => {
      const { user } = door
      await user.tap('企业卡')
      await door.scan('read')
      await user.see(NUMBER)
      await user.see('卡密')
    }
  ],
  same('04-kept', async (user) => {
    await user.tap('确认绑定')
    await user.see('请填写卡密')
    await user.see(NUMBER)
  })
]
