/** Modules outlive a test file: what the file before set for the whole process is set back. */
import { useDataKeys } from '../db/data-keys'
import { TEST_DATA_KEY } from './test-database'

useDataKeys([TEST_DATA_KEY])
