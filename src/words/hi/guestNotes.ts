export const arrivesAt = 'पहुँचने का समय';
export const requests = 'खास बातें';
export const specialRequests = 'होटल के लिए खास बातें';
