import { listItems, ofBoth, type Replies } from '../replies.ts'

const FIXED = 'This is a fixed reply and was not written by a language model'

/** The English replies. The medical reply is short and begins with the number. */
export const english: Replies = {
  full: {
    medical: ({ emergency, lines, elsewhere }) => `**Call ${emergency()}.** Please do it now, before you read on.

- Say where you are and what happened. If something was taken, say what, how much and when. Say so if someone does not wake up or does not breathe well.
- Unless someone may harm you, do not stay alone: ask someone near you to come, and unlock the door if you can.
- If someone may harm you, go where other people are if you can do it safely; if not, hide and be quiet. In a fire, get out first, and call from outside.
${listItems([...lines('poison'), ...elsewhere('medical')])}

If you cannot speak, many emergency services take text messages too.

A life matters more than any question about a text. When everyone is safe, you are welcome to come back with any question you like.`,

    suicide: ({ emergency, lines, elsewhere }) =>
      `I am very glad that you wrote this down. Before anything else: please talk to a person now. **You do not have to carry this alone.**

- **In immediate danger, or if you have already hurt yourself:** call ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Or tell someone near you, just as you told it here: a friend, someone in your family, a doctor, a pastor or priest. Ask them to stay with you. If there is something close by that you could use to hurt yourself, put it out of reach or let someone take it.
- **If you are afraid that you may hurt someone else:** leave the place where that person is, and call the emergency number.

${FIXED}; no one reads it over your shoulder, and I cannot call anyone for you. That is why a human voice is what you need now.

People in the Bible have prayed from this same place – Elijah, Job, Jeremiah, the writers of the Psalms – and were not turned away for it. When you have spoken with someone, and if you want to, we can read their words together. First, please reach out.`,

    other_at_risk: ({ emergency, lines, elsewhere }) =>
      `It is good that you take this seriously. You can help, and **you do not have to do it alone.**

- **If it may happen now, or has begun:** call ${emergency()}, and say where the person is. If it is safe for you, stay with them, or stay on the phone with them, until help is there.
- If they speak of suicide, ask them openly whether they think of killing themselves. Asking does not put the idea into anyone’s head. Listen, and do not promise to keep it secret.
- If it is safe for you, put what they could use out of reach, or ask someone to.
- If they threaten someone else, keep away from them, and warn that person.
- **If you are afraid of what you might do yourself:** leave the place where that person is, and call the emergency number.
- The people on these lines also help those who worry about someone:
${listItems([...lines('suicide'), ...elsewhere()])}

${FIXED}, and I cannot call anyone for you. What another person does is not your fault, and you need someone beside you too. When this is over, and if you want to, we can read together.`,

    violence: ({ emergency, lines, elsewhere }) =>
      `What you describe should not be happening. **If it is done to you, it is not your fault.** Before anything else, everyone’s safety:

- **In danger now:** call ${emergency()}. Go where other people are if you can do it safely.
${listItems([...lines('violence'), ...elsewhere()])}
- It counts even when no one is hit: threats, being watched, being kept from money, from friends or from leaving. It happens to men as well as to women. The people who answer such calls know it, and they do not decide for you.
- If there are children at home, say so: they need to be safe as well.
- **If it is you who hurts or threatens someone:** stop, and leave the place where they are. What you do is yours to change, and there is help to change it: tell a doctor, a counsellor or one of these lines. Their safety comes before their forgiveness.
- If it helps, tell someone you trust: a friend, a doctor, a teacher. **If the device you are using may be watched,** use another one to look for help, and delete this conversation, or the page from the browser’s history.

${FIXED}. No passage of the Bible asks you to stay where you are being harmed, and forgiving someone never means staying in danger. When you are safe, we can read together what you wanted to ask.`,

    sexual_abuse: ({ emergency, lines, elsewhere }) =>
      `What you write about should never happen to anyone. **If it was done to you, I am very sorry, and it was not your fault,** whoever it was, whatever came before, and whether or not you could say no. That is true within a marriage too, and for men as well as for women.

- **In danger now, or hurt:** call ${emergency()}.
${listItems([...lines('sexual'), ...elsewhere()])}
- **If it was done to you,** you decide what you tell, to whom and when. A doctor or a hospital can care for you, also if you do not want to go to the police. In some places they must report it: you may ask about that first. In the first days they may be able to keep evidence, in case you want it later.
- **If it was done to someone you know:** say that you believe them and that it was not their fault, listen, and let them decide what happens next. You may ask these lines what to do. If it is a child, or it may happen again, do not wait: call.
- **If it is you who did it, or you are afraid that you will:** stop, leave the place where that person is, and keep away from them. It is not their fault. What you do is yours to answer for and yours to change, and there is help to change it: tell a doctor or a counsellor. Their safety comes before their forgiveness.
- If it helps, tell someone you trust, and ask them to stay with you. **If the device you are using may be watched,** use another one to look for help, and delete this conversation, or the page from the browser’s history.

${FIXED}; no one reads it over your shoulder. If it was done to you, it is not your sin and takes nothing from your worth. No passage of the Bible asks you to stay where you are being harmed, to keep silent about it, or to forgive before you are safe. When you have spoken with someone, and if you want to, we can read together.`,

    child_abuse: ({ emergency, lines, elsewhere }) =>
      `**If this is happening to you:** it is not your fault, and you did nothing wrong by telling. No one may hurt you, touch you in a way that is not right, or make you keep it secret. Not even someone in your family, your school or your church.

- **In danger now:** call ${emergency()}. You may call, at any age.
- Call or write to people who listen to children and teenagers every day. You do not have to say your name.
${listItems([...lines('children'), ...elsewhere()])}
- Tell a grown-up you trust: a teacher, a school nurse, a grandparent, the parent of a friend. If the first one does not help, tell another. It is never too late to tell.
- **If someone may look at this device,** use another one, and delete this conversation, or the page from the browser’s history.

**If you are an adult who knows of a child:** you do not need to be certain. Call one of these numbers and say what you saw or heard. Tell the child that you believe them and that it is not their fault; leave the questions to those who are trained for it.

**If it is you who hurts a child, or you are afraid that you will:** leave the child now with another adult it is safe with, or, if no one is there, in a safe place such as a cot or crib; leave the room, and call one of these numbers. They help those who want to stop, too. If thoughts of hurting your baby frighten you and you do not want to act on them: many new parents have such thoughts, and they are not deeds. Tell a doctor or a midwife. **If you may act on them, or a voice tells you to:** leave the child with another adult at once, and call ${emergency()}.

${FIXED}. No passage of the Bible asks a child to keep silent about being hurt, or to obey someone who hurts them. When you are safe, we can read together.`,

    own_harm: ({ emergency, lines, elsewhere }) =>
      `It is good that you wrote this down. There is help for exactly this, for the child and for you.

- **If you feel close to hurting a child or yourself, or a voice or a command tells you to, even one that seems to come from God:** leave the child now with another adult it is safe with, or, if no one is there, in a safe place such as a cot or crib. Leave the room, and call ${emergency()}.
- **If a child is hurt, or a baby was shaken, dropped or hit on the head, even if it seems well:** call the same number now, say what happened, and do what they tell you.
- **If thoughts of hurting your child frighten you and you do not want to act on them:** many parents have such thoughts, above all with a new baby, and a thought is not a deed. Tell a doctor, a nurse or a midwife: they have heard of such thoughts before, and there is treatment.
- **If you had a baby in recent months and cannot sleep even when you could, see or hear what others do not, or believe frightening things about your baby:** this can be an illness that needs a doctor today, and it can be treated. If no one can see you today, call that number.
- **If you hurt a child, or have touched one sexually:** stop now. If it was sexual, keep away from the child. It is not the child’s fault. What you do is yours to answer for and yours to change, and there is help to change it. Say on one of the lines below that you want to stop; if it is only for children, ask for one for parents. A doctor or a counsellor helps as well.
${listItems([...ofBoth(lines('children'), lines('suicide')), ...elsewhere()])}
- Tell someone you trust what is happening, and ask them to come and help to keep the child safe.
- **If someone hurts you, or a child you know:** that is not your fault, nor the child’s. The same lines are there for you.

${FIXED}, and I cannot call anyone for you. The Bible asks no one to carry this alone, and it is right to seek help for a child. When the child and you are safe, and if you want to, we can read together.`,
  },

  lines: {
    medical: ({ oneLine }) => [
      'If someone took too much, is badly hurt or does not wake up, do not wait:',
      oneLine(['poison'], 'danger'),
    ],
    suicide: ({ oneLine }) => [
      'If some of this is about you: you do not have to carry it alone, and it is good to say it to someone.',
      oneLine(['suicide'], 'danger'),
    ],
    other_at_risk: ({ oneLine }) => [
      'If you are afraid for someone’s life, do not carry it alone. These lines are for you as well.',
      oneLine(['suicide'], 'danger'),
    ],
    violence: ({ oneLine }) => [
      'If someone hurts, threatens or controls you, it is not your fault, and you do not have to stay in danger.',
      oneLine(['violence'], 'danger'),
    ],
    sexual_abuse: ({ oneLine }) => [
      'If something was done to you against your will, it was not your fault, and you need not be alone with it.',
      oneLine(['sexual'], 'danger'),
    ],
    child_abuse: ({ oneLine }) => [
      'If someone is hurting you, or a child you know, it is right to tell, and someone will listen.',
      oneLine(['children'], 'danger'),
    ],
    grief: ({ oneLine }) => [
      'I am sorry for your loss. There is no right way to grieve, and no day by which it must be over.',
      oneLine(['grief']),
    ],
    pregnancy: ({ oneLine }) => [
      'Whatever you are facing, you do not have to face it alone. A midwife, a doctor or someone you trust can be beside you.',
      oneLine(['pregnancy']),
    ],
    addiction: ({ oneLine }) => [
      'No one has to get through this alone, and asking for help is a strength. That goes for the family as well.',
      oneLine(['addiction']),
    ],
    dying: ({ oneLine }) => [
      'If there is little time left, for you or for someone you love: you do not have to carry it alone. A doctor, a hospice, a pastor or priest, and those who love you can be beside you.',
      oneLine([]),
    ],
    disaster: ({ oneLine }) => [
      'What has happened is much to carry. If anyone is hurt or still in danger, call first. Then tell someone today what you have seen and lost: you do not have to be alone with it.',
      oneLine(['disaster'], 'danger'),
    ],
    want: ({ oneLine }) => [
      'No one should be without food or a place to sleep. Tell someone today: a food bank, a shelter, a church or social services can help, whatever you believe.',
      oneLine(['want']),
    ],
  },
}
