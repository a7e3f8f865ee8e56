export const arrivesAt = 'पहुँचने का समय';
export const requests = 'खास ज़रूरतें';
export const specialRequests = 'खास ज़रूरतें';
