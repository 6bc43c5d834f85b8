/** An email's subject, or 'No Subject' (MAIL-8). */
export const subjectText = (subject: string | null | undefined) => subject || 'No Subject'
