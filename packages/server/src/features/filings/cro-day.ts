/** The days of the CRO begin in Dublin, wherever the firm works. */
export const CRO_TIME_ZONE = 'Europe/Dublin'
