import { gameConfig } from '../engine/build/gameConfig.ts';

export default gameConfig(import.meta.url);
