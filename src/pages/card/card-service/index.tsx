import { page } from '@/routes/page'
import { Wallet } from '../shared/wallet'

export default page('cardService', () => <Wallet tab="cards" />)
