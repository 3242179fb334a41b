import { page } from '@/routes/page'
import { Wallet } from '../shared/wallet'

export default page('packageService', () => <Wallet tab="services" />)
