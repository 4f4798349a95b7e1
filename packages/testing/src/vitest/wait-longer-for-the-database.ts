import { setDefaultAnswerMs } from '@fairhouse/database';

// What a test asks of the database fails by its answer, not by the speed of the machine. A test of the time itself states its own.
setDefaultAnswerMs(60_000);
